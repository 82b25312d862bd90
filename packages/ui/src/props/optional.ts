/**
 * The same props, whose optional ones may also be `undefined`. Props inherited from react-aria refuse `undefined` under
 * `exactOptionalPropertyTypes`, so that `isDisabled={maybe}` would not compile.
 */
export type AllowUndefined<Props> = {
  [Name in keyof Props]: undefined extends Props[Name] ? Props[Name] | undefined : Props[Name];
};

/** Types props for react-aria, which treats `undefined` as absent but does not say so in its types. */
export const toAria = <Props>(props: Props) =>
  props as { [Name in keyof Props]: Exclude<Props[Name], undefined> };
