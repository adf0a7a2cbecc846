import { useCallback, useEffect, useRef, useState } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { createPlaygroundClient, failureOf } from '../../playground/client.ts';
import type { PlaygroundClient } from '../../playground/client.ts';
import type { BuildResult, Failure, Progress } from '../../playground/engine/protocol.ts';
import { filesOf } from '../../playground/project.ts';
import { trialProject } from '../../playground/trials.ts';
import type { Trial } from '../../playground/trials.ts';

/** Outcome for a value: the builds with the first value and with this one, or the reason why there are none. */
export type TrialOutcome =
  | {
      readonly kind: 'results';
      readonly value: string;
      readonly first: BuildResult;
      readonly second: BuildResult;
    }
  | { readonly kind: 'failure'; readonly value: string; readonly failure: Failure };

/** One engine for all open trials of a page, kept as long as any is open. */
let client: PlaygroundClient | undefined;
let users = 0;
/** Queue of builds, since the client keeps at most one waiting. */
let last: Promise<unknown> = Promise.resolve();

async function build(
  trial: Trial,
  value: string,
  onProgress: (progress: Progress) => void,
): Promise<BuildResult> {
  const before = last;
  const run = async () => {
    await before.catch(() => undefined);
    client ??= createPlaygroundClient({ root: siteConfig.baseUrl });
    return client.build('trials', filesOf(trialProject(trial, value)), {}, { onProgress });
  };
  const running = run();
  last = running;
  return running;
}

export interface RunningTrial {
  readonly value: string;
  readonly choose: (value: string) => void;
  /** Retries the build after a failure. */
  readonly retry: () => void;
  /** The last outcome; while the chosen value is being built, that of the previous one. */
  readonly outcome: TrialOutcome | undefined;
  readonly isBuilding: boolean;
  /** Progress of loading a part of the engine, while it loads. */
  readonly progress: Progress | undefined;
}

/** Builds a trial with its first value and with the chosen one, initially the second. */
export function useTrial(trial: Trial): RunningTrial {
  const [value, setValue] = useState<string>(trial.values[1]);
  const [outcome, setOutcome] = useState<TrialOutcome>();
  const [progress, setProgress] = useState<Progress>();
  const [attempt, setAttempt] = useState(0);
  const results = useRef(new Map<string, BuildResult>());

  useEffect(() => {
    users += 1;
    return () => {
      users -= 1;
      if (users > 0) return;
      client?.dispose();
      client = undefined;
    };
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const resultOf = async (one: string): Promise<BuildResult> => {
      const result =
        results.current.get(one) ??
        (await build(trial, one, (next) => {
          if (isCurrent) setProgress(next.phase === 'load' && next.fraction < 1 ? next : undefined);
        }));
      results.current.set(one, result);
      return result;
    };
    const compare = async (): Promise<TrialOutcome> => {
      try {
        const first = await resultOf(trial.values[0]);
        return { kind: 'results', value, first, second: await resultOf(value) };
      } catch (error) {
        return { kind: 'failure', value, failure: failureOf(error) };
      }
    };
    void compare().then((next) => {
      if (!isCurrent) return;
      setProgress(undefined);
      setOutcome(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [trial, value, attempt]);

  return {
    value,
    choose: setValue,
    retry: useCallback(() => {
      setOutcome(undefined);
      setAttempt((number) => number + 1);
    }, []),
    outcome,
    isBuilding: outcome?.value !== value,
    progress,
  };
}
