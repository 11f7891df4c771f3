// Some browsers forget what a table is once its layout is another's; its roles say so again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { EYE_SIDES, type EyeField, type EyeSide } from '#domain/prescription/field-names.ts';
import { useTexts } from '../i18n/texts.tsx';
import { fieldId } from '../ui/field-id.ts';
import styles from './eye-rows.module.css';

type EyeRowsProps<Field extends EyeField> = {
  caption: string;
  fields: readonly Field[];
  /** The heading of a column, with its explanation. */
  renderHead: (field: Field) => ReactNode;
  /** The controls of one cell. */
  renderCell: (side: EyeSide, field: Field) => ReactNode;
  /** Beneath the row of an eye. */
  renderUnder?: (side: EyeSide) => ReactNode;
  describedBy?: string;
};

/**
 * The table of the paper: right eye above left, one column for each value. With little room
 * each eye becomes a block of its own.
 */
export function EyeRows<Field extends EyeField>({
  caption,
  fields,
  renderHead,
  renderCell,
  renderUnder,
  describedBy,
}: EyeRowsProps<Field>) {
  const { prescription } = useTexts();
  return (
    <table
      className={styles.table}
      data-columns={fields.length}
      role="table"
      aria-describedby={describedBy}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.row}>
          <th role="columnheader" scope="col" className={styles.corner}>
            <span className="visually-hidden">{prescription.eye}</span>
          </th>
          {fields.map((field) => (
            <th key={field} role="columnheader" scope="col">
              {renderHead(field)}
            </th>
          ))}
        </tr>
      </thead>
      {EYE_SIDES.map((side) => (
        <tbody key={side} role="rowgroup" className={styles.eye}>
          <tr role="row" className={styles.row}>
            <EyeName side={side} />
            {fields.map((field) => (
              <td key={field} role="cell" className={styles.cell}>
                <label className={styles.cellName} htmlFor={fieldId(`${side}.${field}`)}>
                  {prescription.fields[field]}
                </label>
                {renderCell(side, field)}
              </td>
            ))}
          </tr>
          {renderUnder && (
            <tr role="row" className={styles.under}>
              <td role="cell" colSpan={fields.length + 1}>
                {renderUnder(side)}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function EyeName({ side }: { side: EyeSide }) {
  const eye = useTexts().prescription.eyes[side];
  return (
    <th role="rowheader" scope="row" className={styles.eyeName}>
      <span className={styles.short}>{eye.short}</span>
      <span>
        {eye.name} <span className={styles.other}>({eye.other})</span>
      </span>
    </th>
  );
}
