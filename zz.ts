import {readFileSync} from 'node:fs';
(async()=>{const {spellCheckDocument} = await import('cspell-lib');
const lang=process.argv[3]??'ru';
const r=await spellCheckDocument({uri:'file:///work/main/x.txt',text:readFileSync(process.argv[2],'utf8'),languageId:'plaintext',locale:lang},{configFile:'/work/main/cspell.config.yaml',noConfigSearch:true,generateSuggestions:false},{language:lang,maxNumberOfProblems:1e5,maxDuplicateProblems:1} as any);
console.log([...new Set(r.issues.map(i=>i.text))].join(' '));})();
