/** The server of the Model Context Protocol: its lines, its tools, and the games that an assistant plays. */
package io.github.deadcube.testkit.mcp;
