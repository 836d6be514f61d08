/**
 * The command {@code serve}: games for programs in any language, one line of JSON at a time. The protocol is described in {@code
 * .github/PROTOCOL.md}; reference clients are among the resources of the testkit.
 */
package io.github.deadcube.testkit.cli.serve;
