/**
 * The rules as cases: files of text in the folder {@code deadcube-cases}, and the page {@code CASES.md} that describes them. There is no code;
 * a class loader finds the files.
 */
module io.github.deadcube.cases {}
