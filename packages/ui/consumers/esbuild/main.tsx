import { hydrateRoot } from 'react-dom/client';
import { Root } from './Root';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
hydrateRoot(root, <Root />);
