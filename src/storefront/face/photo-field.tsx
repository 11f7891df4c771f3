import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { fieldId } from '../ui/field-id.ts';
import styles from './scan-ways.module.css';

type PhotoFieldProps = {
  /** Its id follows from it. */
  name?: string;
  /** What describes it besides. */
  describedBy?: string;
  isBusy: boolean;
  onChoose: (file: File | undefined) => void;
  children: ReactNode;
};

/** A button that asks for a photo of the device. */
export function PhotoField({
  name = 'photo',
  describedBy,
  isBusy,
  onChoose,
  children,
}: PhotoFieldProps) {
  const id = fieldId(name);
  return (
    <div className={styles.photo}>
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={isBusy}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} {...buttonLook({})}>
        {children}
      </label>
    </div>
  );
}
