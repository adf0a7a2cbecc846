import type { ReactNode, SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import {
  RefusedError,
  contentOf,
  withContent,
  withFile,
  withRenamed,
  withoutFile,
} from '../../playground/project.ts';
import type { Project } from '../../playground/project.ts';
import TabList, { TabPanel } from '../TabList/index.tsx';
import { FileEditor } from './editor/editor.ts';
import type { Mark } from './editor/editor.ts';
import { refusalText } from './texts.ts';
import type { Playground } from './use-playground.ts';
import styles from './styles.module.css';

/** A position to jump to; a new object jumps there again. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

interface CodePaneProps {
  readonly playground: Playground;
  readonly marks: readonly (Mark & { readonly file: string })[];
  readonly place: Place | undefined;
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onDone: (path: string) => void;
  readonly onCancel: () => void;
}

/** Prompts for the path of a file. */
function NameField({ label, value, onDone, onCancel }: NameFieldProps): ReactNode {
  const [path, setPath] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onDone(path.trim());
  };
  return (
    <form className={styles.nameField} onSubmit={submit}>
      <input
        ref={field}
        className={styles.input}
        aria-label={label}
        value={path}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => {
          setPath(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <button type="submit" className={styles.button}>
        {translate({ id: 'portal.playground.name.done', message: 'OK' })}
      </button>
      <button type="button" className={styles.quiet} onClick={onCancel}>
        {translate({ id: 'portal.playground.name.cancel', message: 'Cancel' })}
      </button>
    </form>
  );
}

/** The files and the editor. */
export default function CodePane({ playground, marks, place }: CodePaneProps): ReactNode {
  const { state, edit, show, refuse } = playground;
  const { project, active, session } = state;
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<FileEditor>(undefined);
  const latest = useRef({ project, edit });
  const content = contentOf(project, active);

  useEffect(() => {
    latest.current = { project, edit };
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const made = new FileEditor(host.current, (path, text) => {
      latest.current.edit(withContent(latest.current.project, path, text));
    });
    editor.current = made;
    return () => {
      made.destroy();
      editor.current = undefined;
    };
  }, []);

  useEffect(() => {
    editor.current?.forget();
  }, [session]);

  useEffect(() => {
    if (content !== undefined) editor.current?.show(active, content);
  }, [session, active, content]);

  useEffect(() => {
    editor.current?.mark(marks.filter(({ file }) => file === active));
  }, [active, marks]);

  useEffect(() => {
    if (place === undefined) return;
    show(place.file);
    // The editor shows the file after the state update.
    requestAnimationFrame(() => editor.current?.goTo(place.line, place.column));
  }, [place, show]);

  const attempt = (change: () => { project: Project; active?: string }) => {
    try {
      const { project: next, active: path } = change();
      edit(next, path);
      setNaming(undefined);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refuse(refusalText(error));
    }
  };
  const remove = () => {
    attempt(() => {
      const next = withoutFile(project, active);
      const index = project.files.findIndex(({ path }) => path === active);
      const path = next.files[Math.max(0, index - 1)]?.path ?? '';
      return { project: next, active: path };
    });
  };
  const index = project.files.findIndex(({ path }) => path === active);

  return (
    <>
      <div className={styles.bar}>
        <TabList
          name="playground-files"
          label={translate({ id: 'portal.playground.files', message: 'Files' })}
          className={clsx(styles.tabs, styles.fileTabs)}
          tabClassName={styles.tab}
          tabs={project.files.map(({ path }) => ({ id: path, label: path }))}
          selected={active}
          onSelect={show}
          onKey={(event, path) => {
            if (event.key === 'F2') setNaming('rename');
            if (event.key === 'Delete' && path === active) remove();
          }}
        />
        <span className={styles.fileButtons}>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              setNaming('new');
            }}
          >
            {translate({ id: 'portal.playground.file.new', message: 'New file' })}
          </button>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              setNaming('rename');
            }}
          >
            {translate({ id: 'portal.playground.file.rename', message: 'Rename' })}
          </button>
          <button
            type="button"
            className={styles.quiet}
            disabled={project.files.length === 1}
            onClick={remove}
          >
            {translate({ id: 'portal.playground.file.delete', message: 'Delete' })}
          </button>
        </span>
      </div>
      {naming !== undefined && (
        <NameField
          key={naming}
          label={
            naming === 'new'
              ? translate({ id: 'portal.playground.name.new', message: 'Path of the new file' })
              : translate(
                  { id: 'portal.playground.name.rename', message: 'New path of {file}' },
                  { file: active },
                )
          }
          value={naming === 'new' ? 'src/' : active}
          onDone={(path) => {
            attempt(() =>
              naming === 'new'
                ? { project: withFile(project, path), active: path }
                : { project: withRenamed(project, active, path), active: path },
            );
          }}
          onCancel={() => {
            setNaming(undefined);
            refuse(undefined);
          }}
        />
      )}
      <TabPanel name="playground-files" index={Math.max(index, 0)} className={styles.editor}>
        <div ref={host} className={styles.editorHost} />
      </TabPanel>
    </>
  );
}
