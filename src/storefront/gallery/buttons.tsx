import { Button, buttonLook, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { useSamples } from './sample-words.ts';
import { Group, Specimen } from './specimen.tsx';

const LOOKS = ['primary', 'secondary', 'quiet'] as const;

export function Buttons() {
  const { save, print, goOn, working, change, sentence } = useSamples();
  return (
    <Group title="Buttons">
      {LOOKS.map((look) => (
        <Specimen key={look} name={`Button, ${look}`} inRow>
          <Button type="button" look={look}>
            {save}
          </Button>
          <Button type="button" look={look} icon="print">
            {print}
          </Button>
          <Button type="button" look={look} iconAfter="forward">
            {goOn}
          </Button>
          <Button type="button" look={look} working>
            {working}
          </Button>
          <Button type="button" look={look} disabled>
            {save}
          </Button>
          <LinkButton look={look} to="">
            {change}
          </LinkButton>
        </Specimen>
      ))}
      <Specimen name="Button, one of a few that is on" inRow>
        {[true, false].map((isOn) => (
          <Button key={String(isOn)} type="button" aria-pressed={isOn}>
            {isOn ? 100 : 130}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button, as wide as its column">
        <Button type="button" look="primary" wide>
          {goOn}
        </Button>
        <details>
          <summary {...buttonLook({ wide: true })}>{change}</summary>
          <p>{sentence}</p>
        </details>
      </Specimen>
      <Specimen name="Actions">
        <Actions>
          <LinkButton look="quiet" to="">
            {change}
          </LinkButton>
          <Button type="button" icon="edit">
            {save}
          </Button>
        </Actions>
      </Specimen>
      {[1, 2, 3].map((page) => (
        <Specimen key={page} name={`Pagination, page ${page} of 3`}>
          <Pagination page={page} pageCount={3} to={String} />
        </Specimen>
      ))}
    </Group>
  );
}
