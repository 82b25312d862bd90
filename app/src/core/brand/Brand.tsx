import { useMessages } from '../i18n/index.ts';
import css from './Brand.module.css';

/** The mark and name of the product. */
export function Brand() {
  const t = useMessages();
  return (
    <span className={css.brand}>
      <BrandMark />
      {t('app.name')}
    </span>
  );
}

/** A sound wave on the accent color. Decorative: the name is next to it or in its link. */
export function BrandMark() {
  return (
    <svg className={css.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect className={css.ground} width="28" height="28" rx="6" />
      <path className={css.wave} d="M7 12.5v3M10.5 10v8M14 7.5v13M17.5 10.5v7M21 12.5v3" />
    </svg>
  );
}
