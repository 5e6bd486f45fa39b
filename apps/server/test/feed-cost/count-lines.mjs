import { get } from 'node:http';

/** Counts the lines of each address that the parent sends, and tells it. */
process.on('message', (address) => {
  get(String(address), (response) => {
    let lines = 0;
    response.on('data', (/** @type {Buffer} */ bytes) => {
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
    });
    response.on('end', () => process.send?.(lines));
  });
});
