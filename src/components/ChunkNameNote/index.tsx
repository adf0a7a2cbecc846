import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

interface ChunkNameNoteProps {
  /** A chunk name from the output above, such as `src-index-0`. */
  readonly name: string;
}

/** Explains the origin of a chunk name that is in the output but not in the sources. */
export default function ChunkNameNote({ name }: ChunkNameNoteProps): ReactNode {
  return (
    <p>
      <Translate
        id="portal.chunkName.text"
        values={{
          name: <code>{name}</code>,
          link: (
            <Link to="/guides/native-html/#names-in-the-output">
              <Translate id="portal.chunkName.link">Names in the output</Translate>
            </Link>
          ),
        }}
      >
        {
          'webpack made the chunk name {name} from the page that loads the file, and a number. {link} explains how.'
        }
      </Translate>
    </p>
  );
}
