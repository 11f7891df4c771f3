/** What is known of a request from its first handler on; the type that Hono carries along. */
export type AppVariables = {
  requestId: string;
  nonce: string;
  /** A page of another site asks, which the operator allows here. */
  isForeignPageAllowed?: boolean;
};
