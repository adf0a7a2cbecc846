export { findTool, tools, type Tool } from './tools.ts';
