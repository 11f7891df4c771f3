/** The control that says where the distance comes from: no part of the prescription itself. */
export const PD_SOURCE_NAME = 'pdSource';
