import { register } from 'node:module';

/** `node --import` of this writes the address of every module to the error output as it is loaded. */
const hooks = `
  import { writeSync } from 'node:fs';
  export function load(url, context, next) {
    writeSync(2, url + '\\n');
    return next(url, context);
  }`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
