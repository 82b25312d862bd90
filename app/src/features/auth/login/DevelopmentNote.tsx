import { useMessages } from '../../../core/i18n/index.ts';
import css from './LoginScreen.module.css';

/** What the development identity is, at the foot of the page, where nothing moves when it comes. */
export default function DevelopmentNote() {
  const t = useMessages();
  return <p className={css.note}>{t('login.developmentNote')}</p>;
}
