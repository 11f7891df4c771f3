import { LedgerFigures } from '../ui/ledger-figures.tsx';
import { useSamples } from './sample-words.ts';
import { Group, Specimen } from './specimen.tsx';

export function Figures() {
  const { frame, lenses, hint, sentence, title, tick, field } = useSamples();
  const lines = [
    { label: 'Odin', detail: frame, priceMinor: 21900 },
    { label: lenses, priceMinor: 16000 },
  ];
  return (
    <Group title="Figures">
      <Specimen name="Ledger of a pair, with a change and tax within">
        <LedgerFigures
          lines={lines}
          changes={[{ label: 'WELCOME10', detail: hint, amountMinor: -495 }]}
          sums={{ priceMinor: 37900, planPaysMinor: 21000, youPayMinor: 16405 }}
          includedTaxMinor={2619}
        />
      </Specimen>
      <Specimen name="Ledger of one thing">
        <LedgerFigures
          lines={lines.slice(0, 1)}
          sums={{ priceMinor: 21900, planPaysMinor: 15000, youPayMinor: 6900 }}
          title={title}
          isFrom
        />
      </Specimen>
      <Specimen name="Ledger while it is not known what the plan pays">
        <LedgerFigures
          lines={lines}
          sums={{ priceMinor: 37900, planPaysMinor: 0, youPayMinor: null }}
          title={null}
        />
      </Specimen>
      <Specimen name="Words">
        <p className="lead">{sentence}</p>
        <p className="soft">{hint}</p>
        <p className="label">{field}</p>
        <p className="hint">{hint}</p>
        <p>
          <span className="number">1203 0000</span> · <span className="money">219.00</span>
        </p>
        <ul className="bullets">
          <li>{tick}</li>
          <li>{hint}</li>
        </ul>
      </Specimen>
    </Group>
  );
}
