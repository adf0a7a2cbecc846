import { useEffect, useRef, useState } from 'react';
import { explainClient } from '@site/src/client/explain/client.ts';
import type { ExplainClient } from '@site/src/client/explain/client.ts';
import type { Assumptions, ExplainAnswer } from '@site/src/client/explain/messages.ts';

/** Milliseconds without typing before a configuration is parsed. */
const pause = 250;

export interface ExplanationState {
  /** The last answer; undefined before the first one, and if the field is empty. */
  readonly answer: ExplainAnswer | undefined;
  readonly hasFailed: boolean;
}

/** Explains a configuration after each pause in typing. The worker starts with the first text. */
export function useExplanation(
  source: string,
  { branch, mode }: Assumptions,
  wantsEffective: boolean,
): ExplanationState {
  const client = useRef<ExplainClient>(undefined);
  const [state, setState] = useState<ExplanationState>({ answer: undefined, hasFailed: false });

  useEffect(
    () => () => {
      client.current?.stop();
      client.current = undefined;
    },
    [],
  );

  useEffect(() => {
    const isEmpty = source.trim() === '';
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        if (isEmpty) {
          setState({ answer: undefined, hasFailed: false });
          return;
        }
        client.current ??= explainClient();
        const assumptions = { branch, ...(mode !== undefined && { mode }) };
        client.current.ask({ source, assumptions, wantsEffective }).then(
          (answer) => {
            if (isCurrent && answer !== undefined) setState({ answer, hasFailed: false });
          },
          () => {
            if (isCurrent) setState({ answer: undefined, hasFailed: true });
          },
        );
      },
      isEmpty ? 0 : pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, branch, mode, wantsEffective]);

  return state;
}
