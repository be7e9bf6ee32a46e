// `npm run site`: installs missing packages, builds both languages, and serves them.
import {ensureInstalled, run} from './ensureInstalled.mjs';

ensureInstalled();
run('npm', ['run', '--silent', 'build']);
run('npx', ['tsx', 'scripts/serve.ts', ...process.argv.slice(2)]);
