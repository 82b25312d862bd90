const credentials =
  'a failed change of sign-in credentials shows why, keeps the input, and Retry completes it';

/**
 * Calls with their own journeys, because they start or end the session, or change how a person signs in. Maps each call
 * to a title in `signIn.journey.ts` or `credentials.journey.ts`.
 */
export const ownJourneys: Readonly<Record<string, string>> = {
  loginWithEmail: 'a failed email sign-in shows why, keeps the input, and trying again signs in',
  loginWithCredential: 'a failed sign-in with an identity provider shows why, and trying again signs in',
  logout: 'a sign-out that can’t reach the server signs out here and warns that the session remains there',
  changePassword: credentials,
  setUpSecondFactor: credentials,
  activateSecondFactor: credentials,
  removeSecondFactor: credentials,
};
