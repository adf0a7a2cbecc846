import type { ReactNode } from 'react';
import { Area, Arrow, Box, Diagram, Label } from './Diagram.tsx';

const outputs = ['search index', 'Markdown copies', 'content.json', 'offline list', 'host files'];

/** The path from the sources of the portal to what readers load. */
export default function SiteBuild(): ReactNode {
  return (
    <Diagram
      title="From sources to the built site"
      description="Pages in docs and blog, sanitized READMEs of npm packages, and facts about the installed webpack go through Markdown plugins. Docusaurus and webpack turn the result into HTML pages and scripts. From the HTML derive the search index, the Markdown copies, content.json, the offline list and the files for hosts."
      width={720}
      height={372}
    >
      <Label x={110} y={14} bold>
        Sources
      </Label>
      <Box x={10} y={34} width={200} lines={['docs/, blog/, i18n/']} code />
      <Box x={10} y={100} width={200} height={60} lines={['READMEs from npm,', 'sanitized']} />
      <Box
        x={10}
        y={182}
        width={200}
        height={60}
        lines={['facts about the', 'installed webpack']}
      />

      <Label x={370} y={14} bold>
        Build
      </Label>
      <Box
        x={270}
        y={34}
        width={200}
        height={64}
        lines={['Markdown plugins', '(remark, rehype)']}
      />
      <Box
        x={270}
        y={158}
        width={200}
        height={76}
        lines={['Docusaurus', 'and webpack']}
        tone="strong"
      />

      <Arrow path="M210 56H261" end={[270, 56]} angle={0} />
      <Arrow path="M210 130C236 128 240 92 262 82" end={[270, 78]} angle={-26} />
      <Arrow path="M210 212C250 206 262 128 296 105" end={[304, 98]} angle={-40} />
      <Arrow path="M370 98V149" end={[370, 158]} angle={90} />

      <Label x={615} y={14} bold>
        Readers load
      </Label>
      <Box x={530} y={34} width={170} lines={['scripts, styles']} />
      <Box x={530} y={174} width={170} lines={['HTML pages']} tone="strong" />
      <Arrow path="M470 172C504 160 496 66 521 57" end={[530, 56]} angle={-12} />
      <Arrow path="M470 196H521" end={[530, 196]} angle={0} />

      <Area x={10} y={278} width={690} height={84} />
      <Arrow path="M615 218V269" end={[615, 278]} angle={90} />
      <Label x={604} y={248} anchor="end">
        after the build
      </Label>
      {outputs.map((name, index) => (
        <Box key={name} x={22 + index * 134} y={298} width={130} lines={[name]} />
      ))}
    </Diagram>
  );
}
