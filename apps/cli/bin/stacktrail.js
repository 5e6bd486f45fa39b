#!/usr/bin/env node
// Committed and executable, so that npm links it before the first build and needs no chmod after one.
import '../dist/main.js';
