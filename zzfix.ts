import {readFileSync, readdirSync} from 'node:fs';
import {loadPages} from './tests/content/loadPages';
import {loadChecks, runCheck} from './tests/content/runChecks';
(async()=>{
for (const [check] of (await loadChecks(process.argv.slice(2))).map(c=>[c] as const)) {
  const dir=`/work/main/tests/content/fixtures/${check.name}`;
  for (const c of readdirSync(dir)) {
    const exp=JSON.parse(readFileSync(`${dir}/${c}/expected.json`,'utf8')) as {file:string,message:string}[];
    const got=await runCheck(check, loadPages(`${dir}/${c}`));
    const left=[...got];
    for (const e of exp){const i=left.findIndex(g=>g.file===e.file&&g.message.includes(e.message)); if(i<0) console.log(check.name,c,'NOT FOUND',e.file,e.message); else left.splice(i,1);}
    for (const l of left) console.log(check.name,c,'UNEXPECTED',l.file,l.line,l.message,'→',l.fix);
    console.log(check.name,c,exp.length,'expected',got.length,'found');
  }
}})();
