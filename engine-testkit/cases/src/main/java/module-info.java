/**
 * The rules as cases: files of text in the folder {@code deadcube-cases}, and the pages {@code CASES.md} and {@code
 * NOTATION.md} that describe them. There is no code; a class loader finds the files.
 */
module io.github.deadcube.cases {}
