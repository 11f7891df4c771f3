import { useState } from 'react';
import { FRAME_SIZES } from '#domain/frames/catalogue-types.ts';
import { FACE_SHAPES } from '#domain/frames/face-shape.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Actions } from '../ui/layout.tsx';
import { Panel } from '../ui/panel.tsx';
import { TemplePhoto } from './temple-photo.tsx';

/** The same advice from the numbers on old glasses, or from what somebody knows already. */
export function WithoutPicture({ problem }: { problem: string | null }) {
  const { numbers, shapes } = useTexts().face;
  const { words } = useTexts().frames;
  const { isSending } = useBusy();
  const [temple, setTemple] = useState('');
  return (
    <Panel title={numbers.title} outlined>
      <Form method="post" className="stack" noValidate>
        <p>{numbers.lead}</p>
        <TextField
          name="temple"
          label={numbers.temple}
          hint={numbers.templeHint}
          error={problem ?? undefined}
          optional
          numeric
          short
          autoComplete="off"
          value={temple}
          onChange={({ currentTarget }) => setTemple(currentTarget.value)}
        />
        <TemplePhoto onRead={setTemple} />
        <SelectField
          name="size"
          label={numbers.size}
          optional
          options={[
            { value: '', label: numbers.unknown },
            ...FRAME_SIZES.map((size) => ({ value: size, label: words.sizes[size] })),
          ]}
        />
        <SelectField
          name="faceShape"
          label={numbers.faceShape}
          optional
          options={[
            { value: '', label: numbers.unknown },
            ...FACE_SHAPES.map((shape) => ({ value: shape, label: shapes[shape] })),
          ]}
        />
        <Actions>
          <Button name="intent" value="numbers" working={isSending}>
            {numbers.action}
          </Button>
        </Actions>
      </Form>
    </Panel>
  );
}
