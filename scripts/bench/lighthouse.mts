import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { chromiumArgs } from '../../tests/support/chromium-args.ts';
import { bin } from '../lib/paths.mts';
import { median } from './statistics.mts';

const score = z.object({ score: z.number() });
const measure = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': measure,
    'total-blocking-time': measure,
    'cumulative-layout-shift': measure,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** Scores from 0 to 100, times in milliseconds; Lighthouse simulates a phone on a slow network. */
export interface LighthouseResult {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Lighthouse's own measure of the machine's speed: scores are only comparable between similar ones. */
  readonly benchmarkIndex: number;
}

/** Number of attempts if Chromium records nothing for a page: Lighthouse then asks to be run again. */
const mostTries = 3;

/**
 * Runs the Lighthouse program with its output discarded, and writes its report to a file.
 *
 * @throws Error with its output if it failed
 */
async function report(url: string, browser: string, file: string, tries = 1): Promise<void> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
  ];
  const errors: string[] = [];
  const status = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(bin('lighthouse'), args, {
      env: { ...process.env, CHROME_PATH: browser },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (status === 0) return;
  const message = errors.join('');
  if (message.includes('Please run Lighthouse again') && tries < mostTries) {
    console.log(`Lighthouse again on ${url}: ${message.trim()}`);
    await report(url, browser, file, tries + 1);
    return;
  }
  throw new Error(`Lighthouse failed on ${url}:\n${message}`);
}

/**
 * Runs Lighthouse several times and returns the median of each figure, because other work on the machine affects single
 * runs.
 *
 * @param browser path of Chromium
 * @throws Error if Lighthouse couldn't measure the page
 */
export async function runLighthouse(
  url: string,
  browser: string,
  runs: number,
): Promise<LighthouseResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    const results: LighthouseResult[] = [];
    for (let run = 0; run < runs; run++) {
      const file = path.join(folder, `${run}.json`);
      await report(url, browser, file);
      const { categories, audits, environment } = reportSchema.parse(
        JSON.parse(readFileSync(file, 'utf8')),
      );
      results.push({
        performance: categories.performance.score * 100,
        accessibility: categories.accessibility.score * 100,
        bestPractices: categories['best-practices'].score * 100,
        seo: categories.seo.score * 100,
        largestPaint: audits['largest-contentful-paint'].numericValue,
        blocked: audits['total-blocking-time'].numericValue,
        shift: audits['cumulative-layout-shift'].numericValue,
        benchmarkIndex: environment.benchmarkIndex,
      });
    }
    const middle = (key: keyof LighthouseResult) => median(results.map((result) => result[key]));
    return {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      seo: middle('seo'),
      largestPaint: middle('largestPaint'),
      blocked: middle('blocked'),
      shift: middle('shift'),
      benchmarkIndex: middle('benchmarkIndex'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
