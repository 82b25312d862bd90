import messages from 'virtual:messages/parts/all';
import { setMessageLoaders } from '../core/i18n/index.ts';

setMessageLoaders(messages);
