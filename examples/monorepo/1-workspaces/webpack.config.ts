import desk from './apps/desk/webpack.config.ts';
import library from './apps/library/webpack.config.ts';

export default [library, desk];
