import { Link } from '../app/live/router.ts';
import { LinkButton } from '../ui/button.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Columns, StickyActions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Disclosure, EmptyState, Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { useSamples } from './sample-words.ts';
import { Group, Specimen } from './specimen.tsx';

export function Surfaces() {
  const { change, columns, frame, goOn, hint, lenses, sentence, title } = useSamples();
  const edit = <Link to="">{change}</Link>;
  const rows = ['OD', 'OS'].map((eye) => (
    <tr key={eye}>
      <th scope="row">{eye}</th>
      {columns.map((column) => (
        <td key={column} className="number" data-name={column}>
          -2.25
        </td>
      ))}
    </tr>
  ));
  return (
    <Group title="Surfaces">
      <Specimen name="Panel, on the ground, with a notice in it">
        <Panel title={title} aside={edit}>
          <p>{sentence}</p>
          <Notice kind="info">
            <p>{hint}</p>
          </Notice>
        </Panel>
      </Specimen>
      <Specimen name="Panel, outlined">
        <Panel outlined title={title} aside={edit}>
          <p>{sentence}</p>
        </Panel>
      </Specimen>
      <Specimen name="Panel without a title">
        <Panel>
          <p>{sentence}</p>
        </Panel>
      </Specimen>
      <Specimen name="What is folded away, and unfolded">
        <Disclosure summary={title}>
          <p>{sentence}</p>
        </Disclosure>
        <Disclosure open summary={title}>
          <p>{sentence}</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Nothing here">
        <EmptyState
          title={title}
          action={
            <LinkButton look="primary" to="">
              {goOn}
            </LinkButton>
          }
        >
          <p>{sentence}</p>
        </EmptyState>
      </Specimen>
      <Specimen name="Facts">
        <Facts>
          <Fact name={frame}>Odin</Fact>
          <Fact name={lenses}>{sentence}</Fact>
        </Facts>
      </Specimen>
      <Specimen name="Table, with a heading for each column">
        <Table caption={title} head={['', ...columns]}>
          {rows}
        </Table>
      </Specimen>
      <Specimen name="Table, compact">
        <Table compact captionHidden caption={hint} head={['', ...columns]}>
          {rows}
        </Table>
      </Specimen>
      <Specimen name="Columns">
        <Columns
          aside={
            <>
              <p className="soft">{hint}</p>
              <StickyActions>
                <LinkButton look="primary" wide to="">
                  {goOn}
                </LinkButton>
              </StickyActions>
            </>
          }
        >
          <p>{sentence}</p>
        </Columns>
      </Specimen>
    </Group>
  );
}
