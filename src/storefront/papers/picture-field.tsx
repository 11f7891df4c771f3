import type { GivenPaper } from './page-picture.tsx';

const NAME = 'upload';

/** In the address of the result page: a form was sent that was about another picture. */
export const OTHER_PICTURE = 'other';

/**
 * Says of a form which picture it is about: on another device, or in another tab, a newer one may
 * have been given since.
 */
export function PictureField({ of }: { of: Pick<GivenPaper, 'id'> }) {
  return <input type="hidden" name={NAME} value={of.id} />;
}

/** Whether a submitted form is about the picture with this id. */
export function isAboutPicture(form: FormData, id: string): boolean {
  return form.get(NAME) === id;
}
