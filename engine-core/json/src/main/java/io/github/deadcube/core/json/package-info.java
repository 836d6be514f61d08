/** JSON documents for programs in any language. */
package io.github.deadcube.core.json;
