import './reactTracing.ts';
import './intlWords.ts';
import { sharePage } from './freshPage.ts';

sharePage();
