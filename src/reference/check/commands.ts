import path from 'node:path';
import { isChecked } from './fences.ts';
import type { Sample } from './fences.ts';
import type { Finding } from './finding.ts';
import { runSamples } from './sample-runner.ts';
import { openScratch } from './scratch.ts';

/** A call of webpack's command line in a sample. */
export interface Command {
  readonly sample: Sample;
  readonly line: number;
  /** Everything after `webpack`. */
  readonly args: readonly string[];
}

/** The words of a shell command, without quotes. */
function words(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"']|"(?:[^"\\]|\\.)*"|'[^']*')+/gu)].map(([word]) =>
    word.replaceAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/gu, (_, a?: string, b?: string) => a ?? b ?? ''),
  );
}

/** Programs that start another one. */
const launchers: ReadonlySet<string> = new Set([
  'npx',
  'pnpm',
  'yarn',
  'bunx',
  'cross-env',
  'exec',
  'dlx',
]);

/** The arguments of a command after `webpack`, if it runs webpack. */
function webpackArguments(command: string): string[] | undefined {
  const parts = words(command.replace(/(?:^|\s)#.*$/u, ''));
  const start = parts.findIndex(
    (part) =>
      !launchers.has(part) && !/^\w+=/u.test(part) && !/^(?:-y|--yes|--no-install|--)$/u.test(part),
  );
  const program = parts[start];
  if (program === undefined) return undefined;
  const isWebpack =
    program === 'webpack' || program === 'webpack-cli' || program.endsWith('.bin/webpack');
  if (!isWebpack) return undefined;
  const redirect = parts.findIndex((part) => /^\d?[<>]/u.test(part));
  return parts.slice(start + 1, redirect < 0 ? undefined : redirect);
}

function commandsOfScript(script: string): string[][] {
  return script.split(/&&|\|\||;|\|/u).flatMap((part) => {
    const args = webpackArguments(part);
    return args ? [args] : [];
  });
}

function commandsOfShell(sample: Sample): Command[] {
  const commands: Command[] = [];
  let text = '';
  let start = 0;
  for (const [index, line] of sample.code.split('\n').entries()) {
    if (text === '') start = index;
    text += line.replace(/\\$/u, ' ');
    if (line.endsWith('\\')) continue;
    // In a recorded session, only text after the prompt was typed.
    const typed =
      sample.language === 'console' ? /^\s*[$>] (?<typed>.*)$/u.exec(text)?.groups?.typed : text;
    for (const args of commandsOfScript((typed ?? '').replace(/^\s*\$ /u, ''))) {
      commands.push({ sample, line: sample.line + start, args });
    }
    text = '';
  }
  return commands;
}

function commandsOfPackage(sample: Sample): Command[] {
  return sample.code.split('\n').flatMap((text, index) => {
    const script = /^\s*"[\w:.-]+":\s*(?<value>"(?:[^"\\]|\\.)*"),?\s*$/u.exec(text)?.groups?.value;
    if (script === undefined) return [];
    const value: unknown = JSON.parse(script);
    // The version of a dependency is a string too, but not a command.
    if (typeof value !== 'string' || !/^\D/u.test(value)) return [];
    return commandsOfScript(value).map((args) => ({ sample, line: sample.line + index, args }));
  });
}

/** Calls of webpack in shell samples and in the scripts of `package.json` samples. */
export function readCommands(samples: readonly Sample[]): Command[] {
  return samples.flatMap((sample) => {
    if (isChecked(sample, 'shell')) return commandsOfShell(sample);
    return isChecked(sample, 'scripts') ? commandsOfPackage(sample) : [];
  });
}

/** Commands that only print; running them wouldn't verify more than their flags. */
const printing: Readonly<Record<string, ReadonlySet<string>>> = {
  version: new Set(['-o', '--output']),
  info: new Set(['-o', '--output', '-a', '--additional-package']),
  complete: new Set(['--']),
};
const aliases: Readonly<Record<string, string>> = { v: 'version', i: 'info' };

function unknownFlag(args: readonly string[]): string | undefined {
  const [first = '', ...rest] = args;
  const flags = printing[aliases[first] ?? first];
  return rest.find((arg) => arg.startsWith('-') && !flags?.has(arg.split('=')[0] ?? ''));
}

function isPrinting([first = '']: readonly string[]): boolean {
  return (aliases[first] ?? first) in printing || ['-v', '--version'].includes(first);
}

/** Has the real command line parse each of its calls in samples. */
export async function checkCommands(
  siteDir: string,
  samples: readonly Sample[],
): Promise<{ findings: Finding[]; total: number }> {
  const dir = openScratch(siteDir, 'commands');
  const commands = readCommands(samples);
  const finding = ({ sample, line, args }: Command, message: string): Finding => ({
    rule: 'shell',
    file: sample.page.file,
    line,
    message: `webpack ${args.join(' ')}: ${message}`,
  });
  const run = commands.filter(({ args }) => !isPrinting(args));
  const problems = await runSamples(
    run.map(
      ({ args }, index) => ({ kind: 'command', args, dir: path.join(dir, String(index)) }) as const,
    ),
  );
  const findings = commands
    .filter(({ args }) => isPrinting(args))
    .flatMap((command) => {
      const flag = unknownFlag(command.args);
      return flag === undefined ? [] : [finding(command, `unknown option ${flag}`)];
    });
  for (const [index, command] of run.entries()) {
    const problem = problems[index];
    if (problem !== undefined) findings.push(finding(command, problem.message));
  }
  return { findings, total: commands.length };
}
