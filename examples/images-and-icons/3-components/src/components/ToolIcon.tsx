import type { ComponentType, SVGProps } from 'react';
import Drill from '../icons/drill.svg';
import Ladder from '../icons/ladder.svg';
import Sander from '../icons/sander.svg';

const icons: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  drill: Drill,
  ladder: Ladder,
  sander: Sander,
};

export function ToolIcon({ name }: { name: string }) {
  const Icon = icons[name];
  return Icon === undefined ? null : <Icon width="1.5em" height="1.5em" aria-hidden="true" />;
}
