/** What the engine and its tools know of a position besides what all may know: kept to our own modules. */
package io.github.deadcube.api.internal;
