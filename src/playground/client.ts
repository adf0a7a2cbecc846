/** Starts the engine, sends projects to it, and terminates it if it takes too long. Runs in pages. */
import {
  engineFilesFolder,
  engineFolder,
  engineListName,
  engineVersion,
} from '../site/playground.ts';
import type { EngineList } from '../site/playground.ts';
import type {
  BuildOptions,
  BuildResult,
  ConsoleLine,
  Failure,
  FailureKind,
  FromEngine,
  Progress,
  ProjectFiles,
  ToEngine,
} from './engine/protocol.ts';

/** Reason why a build has no result. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The reason why a build has no result, from any thrown value. */
export function failureOf(error: unknown): Failure {
  if (error instanceof BuildFailure) return error.failure;
  return { kind: 'engine', message: error instanceof Error ? error.message : String(error) };
}

/** Callbacks during a build. */
export interface BuildListener {
  readonly onProgress?: (progress: Progress) => void;
  readonly onConsole?: (line: ConsoleLine) => void;
}

export interface PlaygroundClientOptions {
  /** Base URL of the page's language, with a slash at both ends. */
  readonly root: string;
  /** Folder of the engine's version; defaults to the newest. */
  readonly version?: string;
  /** Time limit of a build in milliseconds, not counting the loading of engine parts; defaults to 20 seconds. */
  readonly timeLimit?: number;
}

/**
 * An engine. Builds run one after another; a build requested while another is running waits for it, and replaces a
 * build that is already waiting.
 */
export interface PlaygroundClient {
  /**
   * Loads the engine without building anything.
   *
   * @throws BuildFailure if it can't be loaded
   */
  start(onProgress?: (progress: Progress) => void): Promise<void>;
  /**
   * Builds a project.
   *
   * @param project any name of the project; the engine restarts from scratch when it changes, so the code of different
   *   projects never shares an engine
   * @throws BuildFailure if there's no result; compilation errors are part of a result
   */
  build(
    project: string,
    files: ProjectFiles,
    options?: BuildOptions,
    listener?: BuildListener,
  ): Promise<BuildResult>;
  /**
   * Measures the size of files of the last build with Brotli at the highest quality, for browsers that can't.
   *
   * @returns sizes in bytes, in the order of the files; undefined if the engine has ended, or Brotli can't be loaded
   */
  brotliSizes(files: readonly Uint8Array[]): Promise<readonly number[] | undefined>;
  /** Cancels running and waiting builds. The next build restarts the engine. */
  cancel(): void;
  /** Terminates the engine for good. */
  dispose(): void;
}

interface Loaded {
  readonly list: EngineList;
  readonly code: string;
}

interface Job {
  readonly project: string;
  readonly files: ProjectFiles;
  readonly options: BuildOptions;
  readonly listener: BuildListener;
  readonly resolve: (result: BuildResult) => void;
  readonly reject: (failure: BuildFailure) => void;
}

/** Timeout for loading the frame and for its response, in milliseconds. */
const frameLimit = 10_000;
const answerLimit = 5_000;

function failed(kind: FailureKind, message: string): BuildFailure {
  return new BuildFailure({ kind, message });
}

const messages = {
  cancelled: 'The build was cancelled.',
  blocked:
    'The host of this site sends the playground without the policy that it needs, so webpack can’t run here.',
  memory: 'The build ended without an answer, most likely because it ran out of memory.',
} as const;

/** Receives the loaded fraction of a file, from 0 to 1. */
type LoadListener = (name: string, fraction: number) => void;

/**
 * Text of a response, with progress reports.
 *
 * @param bytes length of the text in bytes, since the response's own length is the compressed one
 */
async function readText(
  { body }: Response,
  bytes: number,
  onProgress: (fraction: number) => void,
): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let length = 0;
  let percent = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    length += value.length;
    const next = Math.min(100, Math.floor((100 * length) / bytes));
    if (next > percent) onProgress(next / 100);
    percent = Math.max(percent, next);
  }
}

/** Loads files of the engine and caches them. */
class EngineFiles {
  readonly #folder: string;
  readonly #onProgress: LoadListener;
  #loaded: Promise<Loaded> | undefined;

  constructor(
    { root, version = engineVersion }: PlaygroundClientOptions,
    onProgress: LoadListener,
  ) {
    this.#folder = root + engineFolder(version);
    this.#onProgress = onProgress;
  }

  async #answer(name: string): Promise<Response> {
    const response = await fetch(this.#folder + name);
    if (!response.ok) throw new Error(`${this.#folder}${name}: ${response.status}`);
    return response;
  }

  /** @param label name of the file, as shown to readers */
  async #code({ bytes }: EngineList, file: string, label: string): Promise<string> {
    const answer = await this.#answer(engineFilesFolder + file);
    return readText(answer, bytes[file] ?? Infinity, (fraction) => {
      this.#onProgress(label, fraction);
    });
  }

  async #load(): Promise<Loaded> {
    this.#onProgress('webpack', 0);
    const list = (await (await this.#answer(engineListName)).json()) as EngineList;
    return { list, code: await this.#code(list, list.engine, 'webpack') };
  }

  /** @throws BuildFailure if the engine can't be loaded */
  async engine(): Promise<Loaded> {
    this.#loaded ??= this.#load();
    try {
      return await this.#loaded;
    } catch (error) {
      this.#loaded = undefined;
      throw failed('load', `The playground could not be loaded: ${(error as Error).message}`);
    }
  }

  /** Code of an optional part; undefined if it doesn't exist or can't be loaded. */
  async part(name: string): Promise<string | undefined> {
    const { list } = await this.engine();
    const file = Object.hasOwn(list.parts, name) ? list.parts[name] : undefined;
    if (file === undefined) return undefined;
    return this.#code(list, file, name).catch(() => undefined);
  }

  async frameAddress(): Promise<string> {
    const { list } = await this.engine();
    return this.#folder + engineFilesFolder + list.frame;
  }
}

/**
 * A hidden frame that starts workers. Its own policy makes its origin opaque, which is verified before any code is sent
 * to it.
 */
class Sandbox {
  readonly #element: HTMLIFrameElement;
  readonly #stop = new AbortController();
  onError: (message: string) => void = () => undefined;
  #onPong: () => void = () => undefined;

  private constructor(element: HTMLIFrameElement) {
    this.#element = element;
  }

  /** @throws BuildFailure if the frame doesn't load as expected */
  static async open(address: string): Promise<Sandbox> {
    const element = document.createElement('iframe');
    element.hidden = true;
    element.title = 'webpack';
    const sandbox = new Sandbox(element);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(failed('blocked', messages.blocked));
      }, frameLimit);
      window.addEventListener(
        'message',
        ({
          source,
          origin,
          data,
        }: MessageEvent<{ type?: unknown; message?: unknown } | undefined>) => {
          if (source === null || source !== element.contentWindow) return;
          const { type, message } = data ?? {};
          // The browser reports that the origin is opaque.
          if (type === 'ready' && origin === 'null') resolve();
          else if (type === 'ready' || type === 'blocked')
            reject(failed('blocked', messages.blocked));
          else if (type === 'pong') sandbox.#onPong();
          else if (type === 'error') sandbox.onError(String(message).slice(0, 1000));
          clearTimeout(timer);
        },
        { signal: sandbox.#stop.signal },
      );
      element.src = address;
      document.body.append(element);
    }).catch((error: unknown) => {
      sandbox.close();
      throw error;
    });
    return sandbox;
  }

  #send(message: object, ports: MessagePort[] = []): void {
    this.#element.contentWindow?.postMessage(message, '*', ports);
  }

  /** Starts a new worker. */
  start(code: string): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#send({ type: 'start', code }, [port2]);
    return port1;
  }

  /** True if the frame still exists: the browser ends its process when memory runs out. */
  isAlive(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, answerLimit, false);
      this.#onPong = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.#send({ type: 'ping' });
    });
  }

  close(): void {
    this.#stop.abort();
    this.#element.remove();
  }
}

class Client implements PlaygroundClient {
  readonly #files: EngineFiles;
  readonly #timeLimit: number;
  #sandbox: Promise<Sandbox> | undefined;
  #port: MessagePort | undefined;
  /** True once the worker has sent a message. */
  #isReady = false;
  #project: string | undefined;
  #running: Job | undefined;
  #waiting: Job | undefined;
  #id = 0;
  readonly #measuring = new Map<number, (sizes: readonly number[] | undefined) => void>();
  #measures = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Number of parts being loaded; the time limit is paused meanwhile. */
  #loading = 0;
  #onStart: ((progress: Progress) => void) | undefined;

  constructor(options: PlaygroundClientOptions) {
    this.#files = new EngineFiles(options, (text, fraction) => {
      const progress: Progress = { phase: 'load', fraction, text };
      this.#onStart?.(progress);
      this.#running?.listener.onProgress?.(progress);
    });
    this.#timeLimit = options.timeLimit ?? 20_000;
  }

  async start(onProgress?: (progress: Progress) => void): Promise<void> {
    this.#onStart = onProgress;
    try {
      await this.#files.engine();
      await this.#open();
    } finally {
      this.#onStart = undefined;
    }
  }

  build(
    project: string,
    files: ProjectFiles,
    options: BuildOptions = {},
    listener: BuildListener = {},
  ): Promise<BuildResult> {
    return new Promise((resolve, reject) => {
      this.#waiting?.reject(failed('cancelled', messages.cancelled));
      this.#waiting = { project, files, options, listener, resolve, reject };
      this.#next();
    });
  }

  brotliSizes(files: readonly Uint8Array[]): Promise<readonly number[] | undefined> {
    if (this.#port === undefined) return Promise.resolve(undefined);
    const id = ++this.#measures;
    return new Promise((resolve) => {
      this.#measuring.set(id, resolve);
      this.#post({ type: 'compress', id, files });
    });
  }

  cancel(): void {
    this.#waiting?.reject(failed('cancelled', messages.cancelled));
    this.#waiting = undefined;
    if (this.#running !== undefined) this.#end(failed('cancelled', messages.cancelled));
  }

  dispose(): void {
    this.cancel();
    this.#close();
  }

  #next(): void {
    if (this.#running !== undefined || this.#waiting === undefined) return;
    this.#running = this.#waiting;
    this.#waiting = undefined;
    void this.#run(this.#running);
  }

  async #run(job: Job): Promise<void> {
    try {
      const { code } = await this.#files.engine();
      const sandbox = await this.#open();
      if (this.#running !== job) return;
      if (this.#port === undefined || this.#project !== job.project) this.#connect(sandbox, code);
      this.#project = job.project;
      this.#id++;
      this.#post({ type: 'build', id: this.#id, files: job.files, options: job.options });
      this.#watch(sandbox);
    } catch (error) {
      if (this.#running === job) {
        this.#end(error instanceof BuildFailure ? error : failed('engine', String(error)));
      }
    }
  }

  #open(): Promise<Sandbox> {
    this.#sandbox ??= this.#files.frameAddress().then((address) => Sandbox.open(address));
    this.#sandbox.catch(() => {
      this.#sandbox = undefined;
    });
    return this.#sandbox;
  }

  #connect(sandbox: Sandbox, code: string): void {
    this.#disconnect();
    const port = sandbox.start(code);
    this.#port = port;
    this.#isReady = false;
    port.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (this.#port !== port) return;
      this.#isReady = true;
      this.#receive(data);
    };
    sandbox.onError = (message) => {
      if (this.#port !== port) return;
      // Errors thrown outside promises come from the project, unless the engine hasn't started yet.
      if (this.#isReady) this.#running?.listener.onConsole?.({ level: 'error', text: message });
      else this.#end(failed('engine', message));
    };
  }

  #disconnect(): void {
    this.#port?.close();
    this.#port = undefined;
    for (const resolve of this.#measuring.values()) resolve(undefined);
    this.#measuring.clear();
  }

  #post(message: ToEngine): void {
    this.#port?.postMessage(message);
  }

  /** Messages are untrusted: the project's own code could have sent them. */
  #receive(message: FromEngine): void {
    const job = this.#running;
    if (message.type === 'part') {
      void this.#sendPart(message.name);
      return;
    }
    if (message.type === 'compressed') {
      this.#measuring.get(message.id)?.(message.sizes);
      this.#measuring.delete(message.id);
      return;
    }
    if (job === undefined || message.type === 'ready' || message.id !== this.#id) return;
    switch (message.type) {
      case 'progress':
        job.listener.onProgress?.(message.progress);
        break;
      case 'console':
        job.listener.onConsole?.(message.line);
        break;
      case 'result':
        this.#settle();
        job.resolve(message.result);
        this.#next();
        break;
      case 'failure':
        this.#settle();
        job.reject(new BuildFailure(message.failure));
        this.#next();
        break;
    }
  }

  async #sendPart(name: string): Promise<void> {
    const port = this.#port;
    this.#loading++;
    const code = await this.#files.part(name);
    this.#loading--;
    if (this.#port === port) this.#post({ type: 'part', name, code });
  }

  /** Ends a build that takes too long or whose frame no longer exists. */
  #watch(sandbox: Sandbox): void {
    let left = this.#timeLimit;
    const step = 250;
    let isAsking = false;
    this.#pulse = setInterval(() => {
      if (this.#loading === 0) left -= step;
      if (left <= 0) {
        const seconds = Math.round(this.#timeLimit / 1000);
        this.#end(failed('time', `The build took longer than ${seconds} seconds and was ended.`));
        return;
      }
      // While its worker starts, a frame may be too busy to answer.
      if (isAsking || !this.#isReady || left % 1000 !== 0) return;
      isAsking = true;
      const job = this.#running;
      void sandbox.isAlive().then((isAlive) => {
        isAsking = false;
        if (!isAlive && this.#running === job) this.#end(failed('memory', messages.memory));
      });
    }, step);
  }

  #settle(): void {
    this.#running = undefined;
    clearInterval(this.#pulse);
  }

  /** Ends the running build and removes its frame, which might be about to run out of memory. */
  #end(failure: BuildFailure): void {
    const job = this.#running;
    this.#settle();
    this.#close();
    job?.reject(failure);
    this.#next();
  }

  #close(): void {
    const open = this.#sandbox;
    this.#sandbox = undefined;
    this.#disconnect();
    void open?.then(
      (sandbox) => {
        sandbox.close();
      },
      () => undefined,
    );
  }
}

/** Creates a client; nothing is loaded before its first use. */
export function createPlaygroundClient(options: PlaygroundClientOptions): PlaygroundClient {
  return new Client(options);
}
