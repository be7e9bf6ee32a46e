// `npm run site`: installs what is missing, builds both languages and serves them.
import {ensureInstalled, run} from './ensureInstalled.mjs';

ensureInstalled();
run('npx', ['docusaurus', 'build']);
run('npx', ['tsx', 'scripts/serve.ts', ...process.argv.slice(2)]);
