import { build } from './build.js';

export { build, build as default };
