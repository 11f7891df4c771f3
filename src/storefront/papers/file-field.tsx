import { buttonLook } from '../ui/button.tsx';
import { fieldId } from '../ui/field-id.ts';
import styles from './file-field.module.css';

type FileFieldProps = {
  name: string;
  label: string;
  /** The kinds of files, as the input takes them. */
  accept: string;
  /** Opens the camera, on devices that have one at hand. */
  isCamera?: boolean;
  isMain: boolean;
  /** One file and no more. */
  isSingle?: boolean;
  onChoose: (files: FileList | null) => void;
};

/** A native field for files: as a button where scripts show what was chosen. */
export function FileField({
  name,
  label,
  accept,
  isCamera,
  isMain,
  isSingle,
  onChoose,
}: FileFieldProps) {
  const id = fieldId(name);
  return (
    <div className={styles.field} data-camera={isCamera}>
      <input
        id={id}
        type="file"
        name="file"
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera && !isSingle}
        aria-describedby={`${fieldId('file')}-hint`}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} {...buttonLook({ look: isMain ? 'primary' : 'secondary' })}>
        {label}
      </label>
    </div>
  );
}
