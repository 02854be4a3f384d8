// Compiles every module below a folder with the interpreter that will read it: node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [, , interpreter, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${interpreter}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${interpreter}/` });
python.mountNodeFS("/modules", folder);
await python.runPythonAsync(`
import pathlib
from py_compile import PycInvalidationMode, compile

root = pathlib.Path("/modules")
for file in sorted(root.rglob("*.py")):
    name = str(file.relative_to(root))
    # Without docstrings and assertions: they are for those who write it.
    compile(str(file), f"{file}c", name, True, 2, PycInvalidationMode.UNCHECKED_HASH)
    file.unlink()
`);
