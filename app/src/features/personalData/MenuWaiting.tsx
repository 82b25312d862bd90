import css from './personalData.module.css';

/** The place of the menu, so that nothing moves when it appears. */
export function MenuWaiting() {
  return <span className={css.menuWaiting} />;
}
