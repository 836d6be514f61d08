/**
 * Values as JSON, for programs in any language. Whoever uses this package has the library jackson-core, which is optional to the
 * others.
 */
package io.github.deadcube.core.json;
