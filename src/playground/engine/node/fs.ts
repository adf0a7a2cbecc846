/** The in-memory file system for webpack, its loaders and plugins, and the project's code. */
import { createFsFromVolume, Volume } from 'memfs';
import process from './process.ts';

export const volume = Volume.fromJSON({}, process.cwd());
volume.mkdirSync(process.cwd(), { recursive: true });

const fs = createFsFromVolume(volume);
export default fs;
