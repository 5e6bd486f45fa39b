// Runs when the processes of the tests are started: see runner.mjs.
