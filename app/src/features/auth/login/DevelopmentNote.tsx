import { useMessages } from '../../../core/i18n/index.ts';
import css from './LoginScreen.module.css';

/** Explains the development identity. It is at the foot of the page, so that nothing moves when it loads. */
export default function DevelopmentNote() {
  const t = useMessages();
  return <p className={css.note}>{t('login.developmentNote')}</p>;
}
