import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createPlaygroundClient, failureOf } from '../../playground/client.ts';
import type {
  BuildOptions,
  BuildResult,
  ConsoleLine,
  Failure,
  Progress,
} from '../../playground/engine/protocol.ts';
import { RefusedError, filesOf } from '../../playground/project.ts';
import type { Project } from '../../playground/project.ts';
import { decodeProject } from '../../playground/share.ts';
import { projectOf, templates } from '../../playground/templates/index.ts';
import { buildsWithoutAsking } from '../../playground/trust.ts';
import { previewFrame } from '../../site/playground.ts';
import type { MeasureBrotli } from './sizes.ts';
import { keep, readKept } from './storage.ts';
import type { Kept } from './storage.ts';
import { refusalText } from './texts.ts';

/** Outcome of the last build. */
export type Outcome =
  | {
      readonly kind: 'result';
      readonly result: BuildResult;
      readonly console: readonly ConsoleLine[];
    }
  | {
      readonly kind: 'failure';
      readonly failure: Failure;
      readonly console: readonly ConsoleLine[];
    };

export interface PlaygroundState extends Kept {
  /** Changes with each new project, which resets the engine and the editor. */
  readonly session: number;
  /** Reason why a link wasn't opened or a change wasn't made. */
  readonly refusal: string | undefined;
  readonly isBuilding: boolean;
  /** Progress of loading a part of the engine, while it loads. */
  readonly progress: Progress | undefined;
  readonly outcome: Outcome | undefined;
}

type Action =
  | {
      readonly type: 'open';
      readonly project: Project;
      readonly active: string;
      readonly isTrusted: boolean;
    }
  | { readonly type: 'edit'; readonly project: Project; readonly active?: string }
  | { readonly type: 'show'; readonly active: string }
  | { readonly type: 'refuse'; readonly text: string | undefined }
  | { readonly type: 'begin' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'end'; readonly outcome?: Outcome }
  | { readonly type: 'trust' };

function reduce(state: PlaygroundState, action: Action): PlaygroundState {
  switch (action.type) {
    case 'open':
      return {
        project: action.project,
        active: action.active,
        isTrusted: action.isTrusted,
        session: state.session + 1,
        refusal: undefined,
        isBuilding: false,
        progress: undefined,
        outcome: undefined,
      };
    case 'edit':
      return {
        ...state,
        project: action.project,
        active: action.active ?? state.active,
        refusal: undefined,
      };
    case 'show':
      return { ...state, active: action.active };
    case 'refuse':
      return { ...state, refusal: action.text };
    case 'begin':
      return { ...state, isBuilding: true };
    case 'progress': {
      // Once a part has loaded, the build continues.
      const progress = action.progress.fraction < 1 ? action.progress : undefined;
      return { ...state, isBuilding: true, progress };
    }
    case 'end':
      return {
        ...state,
        isBuilding: false,
        progress: undefined,
        ...(action.outcome !== undefined && { outcome: action.outcome }),
      };
    case 'trust':
      return { ...state, isTrusted: true };
  }
}

function firstState(): PlaygroundState {
  const { page } = templates;
  const kept = readKept() ?? { project: projectOf(page), active: page.opens, isTrusted: true };
  return {
    ...kept,
    session: 0,
    refusal: undefined,
    isBuilding: false,
    progress: undefined,
    outcome: undefined,
  };
}

/** Milliseconds after the last keystroke before a build starts. */
const pause = 400;

/** Milliseconds before a running build is announced; most finish sooner. */
const quiet = 300;

export interface Playground {
  readonly state: PlaygroundState;
  /** True if the project builds only on request. */
  readonly mustAsk: boolean;
  readonly open: (project: Project, active: string) => void;
  readonly edit: (project: Project, active?: string) => void;
  readonly show: (active: string) => void;
  readonly refuse: (text: string | undefined) => void;
  readonly build: () => void;
  readonly cancel: () => void;
  /** Builds the project with other options, for a comparison. */
  readonly buildWith: (options: BuildOptions) => Promise<BuildResult>;
  /** Measures files of the last build with Brotli, for browsers that can't. */
  readonly measureBrotli: MeasureBrotli;
  /** Base URL of the reader's language, with a slash at both ends. */
  readonly base: string;
}

/** The state of the project. Only works in browsers, since its initial state comes from storage. */
export function usePlayground(): Playground {
  const [state, dispatch] = useReducer(reduce, undefined, firstState);
  const history = useHistory();
  const base = useDocusaurusContext().siteConfig.baseUrl;
  const [client] = useState(() => createPlaygroundClient({ root: base }));
  const builds = useRef(0);
  const { project, active, isTrusted, session } = state;

  useEffect(
    () => () => {
      client.dispose();
    },
    [client],
  );

  // Lets the service worker cache the preview's document ahead of time, for offline use.
  useEffect(() => {
    // Pages without a secure connection have no service workers.
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
    fetch(base + previewFrame).catch(() => undefined);
  }, [base]);

  // A link is opened once; after the first change, the URL no longer represents the project.
  const [isReady, setIsReady] = useState(() => window.location.hash.length <= 1);
  useEffect(() => {
    const read = () => {
      const hash = window.location.hash.slice(1);
      if (hash === '') return;
      void decodeProject(hash)
        .then(
          (shared) => {
            const first = shared.files.find(({ path }) => path.startsWith('webpack.config.'));
            const path = (first ?? shared.files[0])?.path ?? '';
            dispatch({ type: 'open', project: shared, active: path, isTrusted: false });
          },
          (error: unknown) => {
            if (!(error instanceof RefusedError)) throw error;
            dispatch({ type: 'refuse', text: refusalText(error) });
          },
        )
        .finally(() => {
          setIsReady(true);
        });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
    };
  }, []);

  // A project from a link replaces the reader's own saved one only once it is changed or built.
  const isOwn = isTrusted || window.location.hash.length <= 1;
  useEffect(() => {
    if (isOwn) keep({ project, active, isTrusted });
  }, [isOwn, project, active, isTrusted]);

  const mustAsk = !isTrusted && !buildsWithoutAsking(project);

  const run = useCallback(() => {
    const number = ++builds.current;
    const lines: ConsoleLine[] = [];
    const isCurrent = () => number === builds.current;
    const timer = setTimeout(() => {
      if (isCurrent()) dispatch({ type: 'begin' });
    }, quiet);
    void client
      .build(
        String(session),
        filesOf(project),
        { watch: true, json: true },
        {
          onProgress: (progress) => {
            if (isCurrent() && progress.phase === 'load') dispatch({ type: 'progress', progress });
          },
          onConsole: (line) => {
            if (lines.length < 200) lines.push(line);
          },
        },
      )
      .then(
        (result): Outcome => ({ kind: 'result', result, console: lines }),
        (error: unknown): Outcome => {
          return { kind: 'failure', failure: failureOf(error), console: lines };
        },
      )
      .then((outcome) => {
        clearTimeout(timer);
        if (isCurrent()) dispatch({ type: 'end', outcome });
      });
  }, [client, project, session]);

  useEffect(() => {
    if (!isReady || mustAsk) return undefined;
    const timer = setTimeout(run, pause);
    return () => {
      clearTimeout(timer);
    };
    // If the reader has just allowed the project to build, the button starts the build.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, client, project, session]);

  const forgetLink = useCallback(() => {
    if (window.location.hash.length > 1) history.replace({ hash: '' });
  }, [history]);

  return {
    state,
    mustAsk,
    base,
    open: useCallback(
      (next: Project, path: string) => {
        forgetLink();
        dispatch({ type: 'open', project: next, active: path, isTrusted: true });
      },
      [forgetLink],
    ),
    edit: useCallback(
      (next: Project, path?: string) => {
        forgetLink();
        dispatch({ type: 'edit', project: next, ...(path !== undefined && { active: path }) });
      },
      [forgetLink],
    ),
    show: useCallback((path: string) => {
      dispatch({ type: 'show', active: path });
    }, []),
    refuse: useCallback((text: string | undefined) => {
      dispatch({ type: 'refuse', text });
    }, []),
    build: useCallback(() => {
      dispatch({ type: 'trust' });
      run();
    }, [run]),
    cancel: useCallback(() => {
      client.cancel();
    }, [client]),
    buildWith: useCallback(
      (options: BuildOptions) => client.build(String(session), filesOf(project), options),
      [client, project, session],
    ),
    measureBrotli: useCallback((files) => client.brotliSizes(files), [client]),
  };
}
