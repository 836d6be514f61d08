/** A step of the build: checks for null in compiled classes. */
package io.github.deadcube.nulls;
