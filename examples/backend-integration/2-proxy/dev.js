import { spawn } from 'node:child_process';

const env = { ...process.env, BACKEND_PORT: '4400' };
const programs = ['node --watch backend/server.js', 'npx webpack serve'].map((command) =>
  spawn(command, { env, shell: true, stdio: 'inherit' }),
);

// When one ends, so does the other.
for (const program of programs) program.on('exit', () => programs.forEach((one) => one.kill()));
