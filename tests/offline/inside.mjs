// Runs a Python script in the interpreter of a site, under Node: node inside.mjs SITE SCRIPT [FOLDER [JUDGE]]
// FOLDER can be read by the script as /given; JUDGE is the source of the judge that the page offers to Python.
// What the script prints comes out here.
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { mkdtempSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [, , site, script, given, judge] = process.argv;
const py = resolve(site, "py");
const unpacked = (name) => gunzipSync(readFileSync(`${py}/${name}.pack`));

const folder = mkdtempSync(`${tmpdir()}/inside-`);
writeFileSync(`${folder}/python_stdlib.zip`, unpacked("library"));
writeFileSync(`${folder}/pyodide.asm.wasm`, unpacked("interpreter"));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json"])
  writeFileSync(`${folder}/${name}`, readFileSync(`${py}/${name}`));

const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });

function place(archive) {
  const text = (at, length) => archive.subarray(at, at + length).toString().replace(/\0.*$/s, "");
  for (let at = 0; archive[at]; ) {
    const size = parseInt(text(at + 124, 12), 8);
    const name = [text(at + 345, 155), text(at, 100)].filter(Boolean).join("/");
    const path = `/lib/bocage/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, new Uint8Array(archive.subarray(at + 512, at + 512 + size)));
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
place(unpacked("engine"));
const { networks } = JSON.parse(readFileSync(`${py}/contents.json`));
for (const name of Object.keys(networks)) place(unpacked(name));
if (given) python.mountNodeFS("/given", resolve(given));
if (judge) {
  const { default: typescript } = await import(pathToFileURL(resolve("web/node_modules/typescript/lib/typescript.js")).href);
  const options = { compilerOptions: { module: "esnext", target: "es2022" } };
  const { outputText } = typescript.transpileModule(readFileSync(judge, "utf8"), options);
  writeFileSync(`${folder}/judge.mjs`, outputText);
  (await import(pathToFileURL(`${folder}/judge.mjs`).href)).registerJudge(python);
}
python.setStdout({ batched: (line) => console.log(line) });
try {
  await python.runPythonAsync(`import sys; sys.path.insert(0, "/lib/bocage")`);
  await python.runPythonAsync(readFileSync(script, "utf8"));
} catch (problem) {
  console.error(String(problem).slice(-3000));
  process.exitCode = 1;
}
process.exit();
