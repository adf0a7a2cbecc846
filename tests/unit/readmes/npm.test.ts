import { describe, expect, it } from 'vitest';
import { findNpm, type NpmSurroundings } from '../../../src/readmes/npm.ts';

function surroundings(overrides: Partial<NpmSurroundings>, files: string[]): NpmSurroundings {
  return {
    environment: {},
    execPath: '/project/node_modules/.bin/node',
    platform: 'linux',
    exists: (file) => files.includes(file),
    ...overrides,
  };
}

describe('npm', () => {
  it('is the one that runs the script', () => {
    const cli = '/opt/npm/bin/npm-cli.js';
    expect(findNpm(surroundings({ environment: { npm_execpath: cli } }, [cli]))).toEqual({
      file: '/project/node_modules/.bin/node',
      leading: [cli],
    });
  });

  it('is looked for where another package manager runs the script', () => {
    const yarn = '/opt/yarn/bin/yarn.js';
    const environment = { npm_execpath: yarn, PATH: '/usr/bin' };
    expect(findNpm(surroundings({ environment }, [yarn, '/usr/bin/npm']))).toEqual({
      file: '/usr/bin/npm',
      leading: [],
    });
  });

  it('is looked for beside Node first, then on PATH', () => {
    const environment = { PATH: '/empty::/usr/local/bin:/usr/bin' };
    const found = ['/usr/bin/npm', '/usr/local/bin/npm'];
    expect(findNpm(surroundings({ environment }, found)).file).toBe('/usr/local/bin/npm');
    const beside = ['/opt/node/bin/npm', ...found];
    const execPath = '/opt/node/bin/node';
    expect(findNpm(surroundings({ environment, execPath }, beside)).file).toBe('/opt/node/bin/npm');
  });

  it('is run through Node on Windows, where npm itself is a shell script', () => {
    const cli = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
    const execPath = 'D:\\project\\node.exe';
    const environment = { Path: 'C:\\Windows;C:\\Program Files\\nodejs' };
    expect(findNpm(surroundings({ environment, execPath, platform: 'win32' }, [cli]))).toEqual({
      file: execPath,
      leading: [cli],
    });
  });

  it('is missed with a hint', () => {
    expect(() => findNpm(surroundings({}, []))).toThrow(
      /npm was found neither .* add npm to PATH/u,
    );
  });
});
