import { defineApp } from '../../webpack.base.ts';

export default defineApp(import.meta.dirname);
