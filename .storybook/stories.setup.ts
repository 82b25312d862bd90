import './reactTracing.ts';
import { sharePage } from './freshPage.ts';

sharePage();
