import type { ReactNode } from 'react';
import { Fragment } from 'react';

/**
 * Positions where an identifier can be broken: after a dot, an underscore or a hyphen, and before a hump in camel case.
 */
const breaks = /(?<=[._\-/])(?=[^\s._\-/])|(?<=[a-z\d])(?=[A-Z])/u;

/** Shorter names fit on one line of a sidebar. */
const longName = /\S{18}/u;

interface IdentifierTextProps {
  readonly children: string;
}

/** Text in which long names, such as `output.chunkLoadTimeout`, can break between their parts. */
export default function IdentifierText({ children }: IdentifierTextProps): ReactNode {
  if (!longName.test(children)) return children;
  return children.split(breaks).map((part, index) => (
    // The parts of a text never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
